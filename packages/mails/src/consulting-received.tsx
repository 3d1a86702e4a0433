import { z } from 'zod';
import { Fact, MailButton, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({ credits: z.string(), profileUrl: z.url() });

/** To a family that asked for advice by mail. */
export const consultingReceived = { props: Props, Body };

function Body({ words, props }: BodyProps<'consultingReceived', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.costLabel}>{words.costValue}</Fact>
      </Well>
      <Paragraph>{words.next}</Paragraph>
      <MailButton href={props.profileUrl}>{words.button}</MailButton>
    </>
  );
}
