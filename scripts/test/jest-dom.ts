import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a change is waited for on a machine that has more to do: it passes as soon as it is there.
configure({ asyncUtilTimeout: 4_000 });
