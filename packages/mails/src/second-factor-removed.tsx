import { SecurityNotice, SecurityNoticeProps } from './security-notice.tsx';
import type { BodyProps } from './template.ts';

/** To an administrator whose second factor was removed. */
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
