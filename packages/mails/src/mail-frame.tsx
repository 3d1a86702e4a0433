import { directionOf, type Locale } from '@ismi/contract/locales';
import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { HEAD_STYLE, SANS, SERIF, themed } from './style.ts';
import type { FrameWording } from './wording.ts';

interface MailFrameProps {
  locale: Locale;
  /** The subject, for readers who open the mail in a browser. */
  title: string;
  words: FrameWording;
  children: ReactNode;
}

/** The frame of every mail: wordmark, card with heading, and the reason for the mail. */
export function MailFrame({ locale, title, words, children }: MailFrameProps) {
  const dir = directionOf(locale);
  const arabic = locale === 'ar';
  // Letter spacing would break joined Arabic letters.
  const tracking = arabic ? {} : { letterSpacing: '-0.012em' };
  return (
    <Html lang={locale} dir={dir}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <style>{HEAD_STYLE}</style>
      </Head>
      <Body {...themed('page', { margin: '0', padding: '32px 12px' })}>
        <Preview>{words.preview}</Preview>
        {/* Repeated here: webmail drops the html element with its language and direction. */}
        <Container
          lang={locale}
          dir={dir}
          style={{ maxWidth: '600px', textAlign: dir === 'rtl' ? 'right' : 'left' }}
        >
          <Text {...themed('primary', { ...WORDMARK, ...tracking })}>
            {arabic ? 'اسمي' : 'ismi'}
          </Text>
          <Section {...themed('card', { borderRadius: '18px', borderCollapse: 'separate' })}>
            <div className="inset" style={{ padding: '36px 40px' }}>
              <Heading
                {...themed('text', {
                  ...HEADING,
                  ...tracking,
                  lineHeight: arabic ? '1.5' : '1.25',
                })}
              >
                {words.heading}
              </Heading>
              {children}
            </div>
          </Section>
          <Text {...themed('text3', FOOTER)} data-text-format="signature">
            {words.reason}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

const WORDMARK = {
  fontFamily: SERIF,
  fontSize: '28px',
  lineHeight: '1.3',
  margin: '0 0 16px',
  padding: '0 4px',
} as const;
const HEADING = {
  fontFamily: SERIF,
  fontSize: '26px',
  fontWeight: '500',
  margin: '0',
  textWrap: 'balance',
} as const;
const FOOTER = {
  fontFamily: SANS,
  fontSize: '13px',
  lineHeight: '1.7',
  margin: '20px 0 0',
  padding: '0 4px',
} as const;
