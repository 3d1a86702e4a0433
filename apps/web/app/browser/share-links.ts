/** What is sent on: some words, and where they lead. */
export interface Sharing {
  /** Of one line, for apps that ask for one. */
  title: string;
  text: string;
  /** Whole, since it leaves our pages. */
  url: string;
}

const addressOf = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Opens the app where there is one, and its page otherwise. */
export const whatsAppLink = ({ text, url }: Pick<Sharing, 'text' | 'url'>): string =>
  // A plus sign would be shown as one.
  addressOf('https://wa.me/', { text: `${text}\n${url}` }).replaceAll('+', '%20');

/** Facebook takes the address alone and reads the words and the picture from the page behind it. */
export const facebookLink = ({ url }: Pick<Sharing, 'url'>): string =>
  addressOf('https://www.facebook.com/sharer/sharer.php', { u: url });
