import { z } from 'zod';
import { Fact, Hint, Lines, MailLink, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

/** No prop may contain what the sender wrote: anybody can enter a stranger's address in the form. */
const Props = z.strictObject({
  reference: z.string(),
  /** Business hours, formatted for the reader; one line or more. */
  hours: z.string(),
  contactUrl: z.url(),
});

/** To the sender of the contact form: we have received the message. */
export const contactReceived = { props: Props, Body };

function Body({ words, props }: BodyProps<'contactReceived', typeof Props>) {
  return (
    <>
      <Paragraph>{words.thanks}</Paragraph>
      <Well>
        <Fact label={words.referenceLabel}>
          <bdi style={{ fontSize: '18px', fontWeight: 600 }}>{props.reference}</bdi>
        </Fact>
        <Hint>{words.referenceUse}</Hint>
      </Well>
      <Fact label={words.hoursLabel} below>
        <Lines text={props.hours} />
      </Fact>
      <Paragraph>
        {words.writeAgain} <MailLink href={props.contactUrl}>{words.writeAgainLink}</MailLink>
      </Paragraph>
      <Paragraph>{words.notYou}</Paragraph>
    </>
  );
}
