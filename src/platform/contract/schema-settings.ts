import { z } from 'zod';

// Settings of all schemas. Modules that create schemas import this first, so that the settings already apply.

// In a browser, zod tests whether it can compile code. The pages' content security policy forbids that, and
// each attempt is reported as a violation.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** Messages for people, used where a schema has none of its own. */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') {
      return issue.input === undefined
        ? 'Please fill this in.'
        : `This isn’t valid: expected ${issue.expected}.`;
    }
    if (issue.code === 'too_small') return `This is too small: the minimum is ${issue.minimum}.`;
    if (issue.code === 'too_big') return `This is too large: the maximum is ${issue.maximum}.`;
    if (issue.code === 'invalid_value') return `Please choose one of: ${issue.values.join(', ')}.`;
    return undefined;
  },
});
