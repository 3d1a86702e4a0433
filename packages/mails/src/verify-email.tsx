import { z } from 'zod';
import { BigCode, Fact, Hint, MailButton, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

/** Nothing that the registrant wrote may become a prop: anybody can register with a stranger's address. */
const Props = z.strictObject({
  code: z.string(),
  link: z.url(),
  /** For how long the code is good. */
  minutes: z.string(),
});

/** To whoever wants an account: prove that the address is yours, by code or by link. */
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
