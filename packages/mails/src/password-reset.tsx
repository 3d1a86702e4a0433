import { z } from 'zod';
import { Hint, MailButton, Paragraph } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  link: z.url(),
  minutes: z.string(),
});

/** To the user who forgot the password. */
export const passwordReset = { props: Props, Body };

function Body({ words, props }: BodyProps<'passwordReset', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <MailButton href={props.link}>{words.button}</MailButton>
      <Hint>{words.lifetime}</Hint>
      <Paragraph>{words.notYou}</Paragraph>
    </>
  );
}
