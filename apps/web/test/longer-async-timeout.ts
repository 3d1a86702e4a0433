import { configure } from '@testing-library/react';

/** What is loaded late comes late on a busy machine; a test that fails waits a little longer for it. */
configure({ asyncUtilTimeout: 10_000 });
