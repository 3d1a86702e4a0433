/** The shared text and its link. */
export interface Sharing {
  /** One line, for apps that need a title. */
  title: string;
  text: string;
  /** Absolute, because it is used outside our pages. */
  url: string;
}

const addressOf = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Opens the app if it is installed, otherwise its web page. */
export const whatsAppLink = ({ text, url }: Pick<Sharing, 'text' | 'url'>): string =>
  // A space encoded as a plus sign would be shown as a plus sign.
  addressOf('https://wa.me/', { text: `${text}\n${url}` }).replaceAll('+', '%20');

/** Facebook takes only the address and reads text and image from that page. */
export const facebookLink = ({ url }: Pick<Sharing, 'url'>): string =>
  addressOf('https://www.facebook.com/sharer/sharer.php', { u: url });
