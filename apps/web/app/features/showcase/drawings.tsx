import { GLAZES } from '@ismi/contract/picture-paths';
import { useId } from 'react';
import { FacebookIcon } from '../../ui/brand/facebook-icon.tsx';
import { InstagramIcon } from '../../ui/brand/instagram-icon.tsx';
import { MotifBand } from '../../ui/brand/motif-band.tsx';
import { MotifField } from '../../ui/brand/motif-field.tsx';
import { NameBanner } from '../../ui/brand/name-banner.tsx';
import { NameCard } from '../../ui/brand/name-card.tsx';
import { NameSun } from '../../ui/brand/name-sun.tsx';
import { Shamsa } from '../../ui/brand/shamsa.tsx';
import { SmallSun } from '../../ui/brand/small-sun.tsx';
import { StarRow } from '../../ui/brand/star-row.tsx';
import { WhatsAppIcon } from '../../ui/brand/whatsapp-icon.tsx';
import { WordmarkDrawing } from '../../ui/brand/wordmark.tsx';
import { Group } from './group.tsx';

const Banner = () => (
  <div className="card w-full max-w-[40rem] overflow-hidden">
    <NameBanner
      canonicalName="meryem"
      latin="Meryem"
      arabic="مريم"
      isArabicFirst={false}
      headingId={useId()}
    />
  </div>
);

/** All illustrations, such as name cards and suns. */
export const Drawings = () => (
  <>
    <Group title="Glazes and suns">
      {GLAZES.map((glaze) => (
        <div key={glaze} className="w-44">
          <NameCard
            canonicalName={glaze}
            latin="Meryem"
            arabic="مريم"
            meaning={glaze}
            isArabicFirst={glaze === 'sut'}
            glaze={glaze}
          />
        </div>
      ))}
      <Shamsa name="Elif" strokeWidth={1} className="w-32 text-primary" />
      <NameSun canonicalName="elif" />
      <SmallSun canonicalName="yusuf" />
      <Banner />
    </Group>
    <Group title="Field, band, wordmark, marks">
      <div className="relative isolate h-40 w-full">
        <MotifField />
      </div>
      <div className="w-full">
        <MotifBand />
      </div>
      {(['latin', 'arabic'] as const).map((script) => (
        <svg key={script} viewBox="-4 -46 242 188" height="64" aria-hidden="true">
          <WordmarkDrawing script={script} ink="var(--c-text)" nuqtaInk="var(--c-star)" />
        </svg>
      ))}
      <span className="nuqta mt-2" />
      <span className="cost">
        <span className="cost-mark" />5 credits
      </span>
      <InstagramIcon />
      <FacebookIcon />
      <WhatsAppIcon />
      {[0, 3.4, 5].map((value) => (
        <StarRow key={value} value={value} />
      ))}
    </Group>
  </>
);
