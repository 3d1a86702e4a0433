import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NameBanner } from './brand/name-banner.tsx';
import { NameCard } from './brand/name-card.tsx';
import { NameSun } from './brand/name-sun.tsx';
import { SmallSun } from './brand/small-sun.tsx';

test.each(['zaynab', 'yusuf', 'safa', 'yahya'])('%s has the same glaze in every form', (name) => {
  const forms = [
    <NameCard
      key="card"
      canonicalName={name}
      latin=""
      arabic=""
      meaning=""
      isArabicFirst={false}
    />,
    <NameBanner
      key="banner"
      canonicalName={name}
      latin=""
      arabic={null}
      isArabicFirst={false}
      headingId="heading"
    />,
    <NameSun key="sun" canonicalName={name} />,
    <SmallSun key="coin" canonicalName={name} />,
  ];
  for (const form of forms)
    expect(renderToString(form)).toContain(`glaze-${shamsaRecipe(name).glaze}`);
});
