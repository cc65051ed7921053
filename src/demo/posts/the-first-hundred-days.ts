import type { SamplePost } from '../sample-post.ts';

export const theFirstHundredDays: SamplePost = {
  title: 'A plan for the first hundred days',
  category: 'People and skills',
  author: 'Abena Sampleyaa',
  publishedAt: '2025-05-27T09:00:00.000Z',
  content: `
<p>You have come back from a conference with a head full of ideas and a notebook full of names. On Monday there are ninety emails. By Thursday the notebook is under a pile. This is a plan for the hundred days after, made for somebody who has no budget yet and a business to run.</p>
<h2>Days 1 to 10: choose one piece of work</h2>
<p>Write down every task that somebody in the business does at least weekly and doesn’t enjoy. Cross out those where a mistake would hurt someone. Cross out those that nobody can explain. From what is left, let the people who do the work choose one. They will have to live with it, and they know where it pinches.</p>
<h2>Days 11 to 30: do it by hand, watched</h2>
<p>Sit beside the person and write down each step, including the ones that ‘don’t count’: the call to a colleague, the look at an old file. This is the specification. It’s also the moment when half of all such projects end well, because a step turns out to be unnecessary and can simply be dropped.</p>
<h2>Days 31 to 70: try, side by side</h2>
<p>Now let a tool do the same work next to the person, and never instead. Compare every day, on paper:</p>
<ul>
<li>what the tool got wrong, and who noticed;</li>
<li>what the person did that nobody had written down;</li>
<li>what each of the two ways costs, with the time for checking included.</li>
</ul>
<p>Forty days sound long. They contain a month’s end, a public holiday and a week in which someone is ill. That is the least a process has to survive.</p>
<h2>Days 71 to 100: decide, and say so</h2>
<p>Show the paper to everybody it concerns. Then decide one of three things: keep it, change it and try another forty days, or stop. All three are results. Stopping with good notes is worth more than keeping something that nobody believes in.</p>
<blockquote>If you keep it, say on the same day what happens to the hours that it saves.</blockquote>
<p>This last sentence decides whether there will be a second project. People who learn that saved hours turn into training, into better service, or into going home on time will bring you the next idea themselves. People who learn otherwise will keep their ideas to themselves, and they will be right.</p>
<p><em>This is a sample article, and its author is invented.</em></p>`,
};
