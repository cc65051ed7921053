import { z } from 'zod';

// In a browser zod would try whether it may compile code. The pages' policy forbids it, and each try is
// reported as a breach. Imported by the modules that make schemas, so that it holds before the first one.
if (typeof document !== 'undefined') z.config({ jitless: true });
