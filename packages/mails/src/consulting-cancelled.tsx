import { z } from 'zod';
import { Fact, MailButton, Paragraph, UserLine, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({ reason: z.string(), credits: z.string(), consultingUrl: z.url() });

/** To a family whose mail request we cannot answer. */
export const consultingCancelled = { props: Props, Body };

function Body({ words, props }: BodyProps<'consultingCancelled', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.reasonLabel}>
          <UserLine text={props.reason} />
        </Fact>
      </Well>
      <Paragraph>{words.refund}</Paragraph>
      <MailButton href={props.consultingUrl}>{words.button}</MailButton>
    </>
  );
}
