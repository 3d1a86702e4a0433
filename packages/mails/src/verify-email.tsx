import { z } from 'zod';
import { BigCode, Fact, Hint, MailButton, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

/** No prop may contain what the registrant wrote: anybody can register with a stranger's address. */
const Props = z.strictObject({
  code: z.string(),
  link: z.url(),
  /** How long the code is valid. */
  minutes: z.string(),
});

/** To a new user: verify the address by code or by link. */
export const verifyEmail = { props: Props, Body };

function Body({ words, props }: BodyProps<'verifyEmail', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.codeLabel}>
          <BigCode code={props.code} />
        </Fact>
        <Hint>{words.codeLifetime}</Hint>
      </Well>
      <Paragraph>{words.linkIntro}</Paragraph>
      <MailButton href={props.link}>{words.button}</MailButton>
      <Hint>{words.linkLifetime}</Hint>
      <Paragraph>{words.notYou}</Paragraph>
    </>
  );
}
