import { useState } from 'react';
import { Hero } from '../features/home/hero.tsx';
import { ThreeSteps } from '../features/home/three-steps.tsx';
import { GuestPrompt } from '../layout/guest-prompt.tsx';
import { PageHead } from '../layout/page-head.tsx';

export default function HomePage() {
  const [isPromptOpen, openPrompt] = useState(false);
  return (
    <>
      <PageHead namespace="home" />
      <Hero onFindName={() => openPrompt(true)} />
      <ThreeSteps />
      <GuestPrompt isOpen={isPromptOpen} onClose={() => openPrompt(false)} />
    </>
  );
}
