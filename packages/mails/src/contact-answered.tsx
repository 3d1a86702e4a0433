import { z } from 'zod';
import { Fact, Hint, Paragraph, UserText, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  reference: z.string(),
  answer: z.string(),
  /** What the sender wrote, so that nobody has to look for it. */
  subject: z.string(),
  message: z.string(),
});

/** What a person of ours answers to a message of the contact form. */
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
