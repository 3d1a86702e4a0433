import { SecurityNotice, SecurityNoticeProps } from './security-notice.tsx';
import type { BodyProps } from './template.ts';

/** To the owner of an account whose password has changed. */
export const passwordChanged = { props: SecurityNoticeProps, Body };

function Body({ words, props }: BodyProps<'passwordChanged', typeof SecurityNoticeProps>) {
  return (
    <SecurityNotice
      intro={words.intro}
      changedAtLabel={words.changedAtLabel}
      notYou={words.notYou}
      contactLink={words.contactLink}
      facts={props}
    />
  );
}
