import { z } from 'zod';
import { Fact, MailLink, Paragraph, Well } from './parts.tsx';

export const SecurityNoticeProps = z.strictObject({
  /** Formatted for the reader, in German time. */
  changedAt: z.string(),
  contactUrl: z.url(),
});

interface SecurityNoticeParts {
  intro: string;
  changedAtLabel: string;
  notYou: string;
  contactLink: string;
  facts: z.output<typeof SecurityNoticeProps>;
}

/** To the owner of an account whose security settings changed: if it was another person, there is still time to act. */
export const SecurityNotice = ({
  intro,
  changedAtLabel,
  notYou,
  contactLink,
  facts,
}: SecurityNoticeParts) => (
  <>
    <Paragraph>{intro}</Paragraph>
    <Well>
      <Fact label={changedAtLabel}>{facts.changedAt}</Fact>
    </Well>
    <Paragraph>
      {notYou} <MailLink href={facts.contactUrl}>{contactLink}</MailLink>
    </Paragraph>
  </>
);
