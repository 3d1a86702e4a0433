import { z } from 'zod';
import { Fact, MailButton, Paragraph, UserText, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  reference: z.string(),
  reason: z.string(),
  contactUrl: z.url(),
});

/** To the user whose withdrawal was declined, with the reason. */
export const withdrawalDeclined = { props: Props, Body };

function Body({ words, props }: BodyProps<'withdrawalDeclined', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.referenceLabel}>
          <bdi>{props.reference}</bdi>
        </Fact>
        <UserText text={props.reason} />
      </Well>
      <Paragraph>{words.question}</Paragraph>
      <MailButton href={props.contactUrl}>{words.button}</MailButton>
    </>
  );
}
