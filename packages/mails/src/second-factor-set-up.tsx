import { SecurityNotice, SecurityNoticeProps } from './security-notice.tsx';
import type { BodyProps } from './template.ts';

/** To an administrator for whom a second factor was set up, by themselves or by another person. */
export const secondFactorSetUp = { props: SecurityNoticeProps, Body };

function Body({ words, props }: BodyProps<'secondFactorSetUp', typeof SecurityNoticeProps>) {
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
