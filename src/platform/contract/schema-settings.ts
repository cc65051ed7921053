import { z } from 'zod';
import * as say from './messages.ts';

// Settings of all schemas. Modules that create schemas import this first, so that the settings already apply.

// In a browser, zod tests whether it can compile code. The pages' content security policy forbids that, and
// each attempt is reported as a violation.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** Messages for people, used where a schema has none of its own. */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') {
      return issue.input === undefined ? say.missing() : say.wrongType({ expected: issue.expected });
    }
    if (issue.code === 'too_small') return say.tooSmall({ minimum: String(issue.minimum) });
    if (issue.code === 'too_big') return say.tooLarge({ maximum: String(issue.maximum) });
    if (issue.code === 'invalid_value') return say.notAnOption({ options: issue.values.join(', ') });
    return undefined;
  },
});
