import { SecurityNotice, SecurityNoticeProps } from './security-notice.tsx';
import type { BodyProps } from './template.ts';

/** To whoever had a second factor until now. */
export const secondFactorRemoved = { props: SecurityNoticeProps, Body };

function Body({ words, props }: BodyProps<'secondFactorRemoved', typeof SecurityNoticeProps>) {
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
