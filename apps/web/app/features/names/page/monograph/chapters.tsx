import type { NamePage } from '@ismi/contract';
import { BirthsSection } from './births-section.tsx';
import { FamilySection, SisterSpellings } from './family-section.tsx';
import { NeighboursSection } from './neighbours-section.tsx';
import { QuranSection } from './quran-section.tsx';
import { RegistrySection } from './registry-section.tsx';
import { SurnameSection } from './surname-section.tsx';
import { TravelSection } from './travel-section.tsx';

/** The chapters before the paid parts. */
export const FirstChapters = ({ page }: { page: NamePage }) => (
  <>
    <div className="name-chapter">
      <BirthsSection page={page} />
    </div>
    <div className="name-chapter">
      <TravelSection page={page} />
    </div>
    <div className="name-chapter name-chapter-pair">
      <FamilySection page={page} />
      <SisterSpellings page={page} />
    </div>
    {page.monograph.quran && (
      <div className="name-chapter">
        <QuranSection page={page} />
      </div>
    )}
  </>
);

/** The chapters after them. */
export const LastChapters = ({ page }: { page: NamePage }) => (
  <>
    <div className="name-chapter name-chapter-pair">
      <RegistrySection page={page} />
      <SurnameSection page={page} />
    </div>
    <div className="name-chapter">
      <NeighboursSection page={page} />
    </div>
  </>
);
