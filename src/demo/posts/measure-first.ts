import type { SamplePost } from '../sample-post.ts';

export const measureFirst: SamplePost = {
  title: 'Measure the queue before you automate it',
  category: 'AI in practice',
  author: 'Kojo Samplemanu',
  publishedAt: '2025-03-25T09:00:00.000Z',
  content: `
<p>A clinic wants an assistant that answers patients’ messages. A supplier promises to halve the waiting time. Everyone in the room nods, and nobody asks: halve it from what?</p>
<p>It is the most common gap in an AI project, and the cheapest to close. Take one week, a clipboard and a watch, before any contract is signed.</p>
<h2>Three numbers on one page</h2>
<p>For every message that arrives, note when it came, when it was answered and whether the answer settled the matter. At the end of the week you have three numbers: how long people wait, how long an answer takes to write, and how often it has to be written twice.</p>
<p>They are rarely what the team expects. In one week of counting at an invented but typical clinic, it turns out that the average wait is four hours, and that the writing of an answer takes ninety seconds. The queue isn’t made of writing. It is made of messages that sit unseen until the person at the desk comes back from lunch.</p>
<blockquote>An assistant that writes twice as fast would save forty-five seconds out of four hours.</blockquote>
<p>What helps here is a bell, a rota and a reply that says ‘we have read this and will answer by three’. It costs nothing, and can start tomorrow.</p>
<h2>Then ask what is left</h2>
<p>Once the bell rings, measure again. Now the writing may well be the longest part, and the numbers tell you where a model can help:</p>
<ol>
<li>Sort the week’s messages into kinds. Five kinds usually cover most of them.</li>
<li>Pick the kind with the most messages and the least harm if an answer is wrong. Opening hours, yes. Dosage, no.</li>
<li>Let the model draft and a person send, for two weeks. Count how many drafts went out unchanged.</li>
</ol>
<p>When nine drafts in ten go out unchanged, you have a case for letting that one kind of message be answered by itself, with a sample checked every Friday. When it is six in ten, you have learned something too, for the price of two weeks.</p>
<h2>Keep the clipboard</h2>
<p>Measure the same three numbers every quarter. Prices change, models change, patients change what they ask. A number that was measured once is a memory; measured four times, it is a steering wheel.</p>
<p><em>This is a sample article. Its author and the clinic in it are invented.</em></p>`,
};
