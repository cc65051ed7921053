import { z } from 'zod';

// Settings of every schema. Imported by the modules that make them, so that they hold before the first one.

// In a browser zod would try whether it may compile code. The pages' policy forbids it, and each try is
// reported as a breach.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** Words for people, where a schema has none of its own. */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') {
      return issue.input === undefined
        ? 'Please fill this in.'
        : `This can’t be taken: ${issue.expected} is expected.`;
    }
    if (issue.code === 'too_small') return `This is too small: ${issue.minimum} is the least.`;
    if (issue.code === 'too_big') return `This is too large: ${issue.maximum} is the most.`;
    if (issue.code === 'invalid_value') return `Please choose one of: ${issue.values.join(', ')}.`;
    return undefined;
  },
});
