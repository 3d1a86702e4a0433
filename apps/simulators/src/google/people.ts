import { createHash } from 'node:crypto';

export interface Person {
  email: string;
  emailVerified: boolean;
  /** Google does not guarantee a name. */
  name: string | undefined;
  locale: string;
  /** The Workspace domain that Google hosts (`hd`). */
  hostedDomain?: string | undefined;
}

export interface PreparedPerson extends Person {
  /** Form value of this person. */
  choice: string;
  /** When to choose this person. */
  remark: string;
}

export const preparePeople = (knownEmail: string): PreparedPerson[] => [
  {
    choice: 'new',
    remark: 'has no account yet',
    email: 'zeynep.yilmaz@mail.example',
    emailVerified: true,
    name: 'Zeynep Yılmaz',
    locale: 'tr',
    hostedDomain: 'mail.example',
  },
  {
    choice: 'known',
    remark: 'the address already has an account',
    email: knownEmail,
    emailVerified: true,
    name: 'Elif Kaya',
    locale: 'de',
  },
  {
    choice: 'unverified',
    remark: 'the address is not verified',
    email: 'karim.haddad@mail.example',
    emailVerified: false,
    name: 'كريم حداد',
    locale: 'ar',
  },
  {
    choice: 'foreign',
    remark: 'verified, but the mailbox is not at Google',
    email: 'leyla.demir@elsewhere.example',
    emailVerified: true,
    name: 'Leyla Demir',
    locale: 'de',
  },
];

/** 21 digits like Google's; the same address always gives the same subject. */
export function subjectOf({ email }: Person): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${BigInt(`0x${hash}`).toString().slice(0, 20)}`;
}
