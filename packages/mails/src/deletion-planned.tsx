import { z } from 'zod';
import { Fact, MailButton, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  /** The date of the deletion, formatted for the reader. */
  dueOn: z.string(),
  profileUrl: z.url(),
});

/** To the user who asked to delete the account: there is still time to cancel. */
export const deletionPlanned = { props: Props, Body };

function Body({ words, props }: BodyProps<'deletionPlanned', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.dueLabel}>{props.dueOn}</Fact>
      </Well>
      <Paragraph>{words.credits}</Paragraph>
      <Paragraph>{words.cancel}</Paragraph>
      <MailButton href={props.profileUrl}>{words.button}</MailButton>
    </>
  );
}
