import { useTranslation } from 'react-i18next';
import { facebookLink, whatsAppLink } from '../../browser/share-links.ts';
import { useRootData } from '../../data/root-data.ts';
import { FacebookIcon } from '../../ui/brand/facebook-icon.tsx';
import { WhatsAppIcon } from '../../ui/brand/whatsapp-icon.tsx';

interface ShareButtonsProps {
  /** Path of the name's page with the language, without the origin. */
  path: string;
  name: string;
}

/** The two most used share targets, small enough for a card. */
export function ShareButtons({ path, name }: ShareButtonsProps) {
  const { t } = useTranslation('sharing');
  const sharing = {
    title: name,
    text: t('textOfName', { name }),
    url: `${useRootData()?.origin ?? ''}${path}`,
  };
  const ways = [
    { way: 'WhatsApp', link: whatsAppLink(sharing), icon: <WhatsAppIcon /> },
    { way: 'Facebook', link: facebookLink(sharing), icon: <FacebookIcon /> },
  ];
  return (
    <span className="flex">
      {ways.map(({ way, link, icon }) => (
        <a
          key={way}
          href={link}
          target="_blank"
          rel="noreferrer"
          aria-label={t('by', { name, way })}
          className="btn-icon"
        >
          {icon}
        </a>
      ))}
    </span>
  );
}
