import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Timeout for changes on a busy machine. A test continues as soon as the change appears.
configure({ asyncUtilTimeout: 4_000 });
