import { z } from 'zod';
import { Hint, MailButton, Paragraph, UserText, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({ answer: z.string(), profileUrl: z.url() });

/** The answer to a request by mail. */
export const consultingAnswered = { props: Props, Body };

function Body({ words, props }: BodyProps<'consultingAnswered', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <UserText text={props.answer} />
      </Well>
      <MailButton href={props.profileUrl}>{words.button}</MailButton>
      <Hint>{words.questions}</Hint>
    </>
  );
}
