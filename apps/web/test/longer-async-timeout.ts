import { configure } from '@testing-library/react';

/** Lazy parts load slowly on a busy machine, so a failing test waits longer. */
configure({ asyncUtilTimeout: 10_000 });
