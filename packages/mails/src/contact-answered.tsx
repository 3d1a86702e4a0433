import { z } from 'zod';
import { Fact, Hint, Paragraph, UserText, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  reference: z.string(),
  answer: z.string(),
  /** The sender's message, quoted. */
  subject: z.string(),
  message: z.string(),
});

/** Our answer to a message of the contact form. */
export const contactAnswered = { props: Props, Body };

function Body({ words, props }: BodyProps<'contactAnswered', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <UserText text={props.answer} />
      </Well>
      <Hint>{words.questions}</Hint>
      <Fact label={words.yourMessage} below>
        <UserText text={`${props.subject}\n${props.message}`} />
      </Fact>
    </>
  );
}
