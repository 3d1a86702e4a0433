import { z } from 'zod';
import { Fact, MailLink, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  /** Written out for the reader, in German time. */
  changedAt: z.string(),
  contactUrl: z.url(),
});

/** To the owner of an account whose password has changed: if it was somebody else, there is still time. */
export const passwordChanged = { props: Props, Body };

function Body({ words, props }: BodyProps<'passwordChanged', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.changedAtLabel}>{props.changedAt}</Fact>
      </Well>
      <Paragraph>
        {words.notYou} <MailLink href={props.contactUrl}>{words.contactLink}</MailLink>
      </Paragraph>
    </>
  );
}
