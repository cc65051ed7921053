import type { SamplePost } from '../sample-post.ts';

export const whoChecksTheAnswer: SamplePost = {
  title: 'Who checks the answer?',
  category: 'People and skills',
  author: 'Abena Sampleyaa',
  publishedAt: '2025-04-08T09:00:00.000Z',
  content: `
<p>Two junior accountants get the same tool on the same Monday. By Friday one is twice as fast. The other is twice as fast as well, and has sent a client a figure that the tool made up. What was the difference between them? Not talent, and not the tool. One of them knew what the answer ought to look like before it came.</p>
<p>That is the skill that training in artificial intelligence most often leaves out. Courses teach people how to ask. Fewer teach them how to doubt.</p>
<h2>Doubt is a craft</h2>
<p>People who check well do three things, usually without noticing.</p>
<ul>
<li><strong>They estimate first.</strong> Before opening the answer they say a rough figure aloud. If the answer is ten times larger, somebody is wrong, and it is worth finding out who.</li>
<li><strong>They look at the edges.</strong> The first row, the last row, the empty one, the customer with the apostrophe in the name. Errors live at edges.</li>
<li><strong>They ask where it comes from.</strong> A sentence that can’t be traced to a document is an opinion, however well it reads.</li>
</ul>
<p>All three can be taught in an afternoon to anyone who knows the work. None can be taught to someone who doesn’t, and this is why experience has become worth more and not less.</p>
<h2>An exercise for next week</h2>
<p>Take ten pieces of finished work from your own office: letters, quotations, reconciliations. In five of them hide one error each, of the kind that a model makes: a plausible date, a clause from another contract, a total that does not add up. Give all ten to the team and let each person mark what they would not send.</p>
<blockquote>The point is not who finds most. It is what people do differently in the following month.</blockquote>
<p>Talk about the errors that nobody found. Those are the places where your business needs a second pair of eyes, or a rule that a machine can check, or a slower day.</p>
<h2>Put a name on it</h2>
<p>In the end every answer that leaves the house needs a person’s name on it; not to have somebody to blame, but because people read differently when they sign. If a process has no place for that name, it isn’t automated. It is unattended.</p>
<p><em>This is a sample article. Its author and the people in it are invented.</em></p>`,
};
