import type { SamplePost } from '../sample-post.ts';

export const questionsForABoard: SamplePost = {
  title: 'Six questions a board can ask without knowing any code',
  category: 'Data and trust',
  author: 'Efua Sampleson',
  publishedAt: '2025-04-29T09:00:00.000Z',
  content: `
<p>Most members of most boards will never train a model. They don’t need to. They never laid bricks either, and yet they ask good questions about buildings: who designed it, what does it stand on, where are the exits? Systems that decide can be questioned in the same way. Here are six questions, and what a good answer sounds like.</p>
<h2>1. What does it decide, and about whom?</h2>
<p>A good answer is one sentence with a verb in it. ‘It ranks loan applications from existing customers for a person to read.’ If the answer takes a slide, the system does several things, and each needs its own answers.</p>
<h2>2. What happened before we had it?</h2>
<p>You want a number and how it was obtained. Without it, nobody can say whether things got better.</p>
<h2>3. For whom does it work worst?</h2>
<p>Every model serves some people less well. A team that has looked can name them: applicants with two surnames, shops outside the cities, voices over sixty. A team that says ‘nobody’ has not looked.</p>
<h2>4. How does a person object?</h2>
<p>Ask to see the way, not the policy. Let somebody from the board try it on an ordinary phone, on an ordinary afternoon. Count the minutes until a human being answers.</p>
<h2>5. What do we do when it is switched off?</h2>
<p>Suppliers change prices, cables are cut, a regulator writes a letter. If the work can’t go on for one day without the system, the system is no longer a tool but a foundation, and it needs the care of one: a second source, a drill, a budget.</p>
<h2>6. Which records will we be glad to have kept?</h2>
<p>The version that decided, the data it saw, the person who confirmed it, and when. Storage costs little. Reconstructing a decision from memory two years later costs a great deal.</p>
<blockquote>None of these questions has the word ‘algorithm’ in it. That is on purpose.</blockquote>
<p>Put the six on one page, ask them of every such system once a year, and keep the answers side by side. The change from one year to the next will teach the board more than any single answer. And the people who build the systems, knowing that the page will come round again, will start to have the answers ready. That is what oversight is: not mistrust, but a question that returns.</p>
<p><em>This is a sample article, and its author is invented. It is no legal advice.</em></p>`,
};
