import type { Samples } from '#platform/server/samples.ts';
import { firstAndBeside, writeTranslations } from '#rooms/access/server.ts';
import { blogCategories, blogCategoryKind } from '#rooms/website/blog-categories/server/service.ts';
import { postKind } from '../kind.ts';
import * as fr from './samples.fr.ts';
import * as pt from './samples.pt.ts';
import { insertNewPost } from './service.ts';

const CATEGORIES = ['AI in practice', 'People and skills', 'Data and trust'] as const;

interface Post {
  title: string;
  category: (typeof CATEGORIES)[number];
  author: string;
  /** An instant. */
  publishedAt: string;
  content: string;
}

/** Oldest first, in the order of publication. */
const POSTS: readonly Post[] = [
  {
    title: 'What your ledger already knows',
    category: 'Data and trust',
    author: 'Efua Sampleson',
    publishedAt: '2025-03-04T09:00:00.000Z',
    content: `
<p>Ask the owner of a wholesale shop in Kumasi what she would do with artificial intelligence, and the answer often begins with an apology: “We don’t have data.” Then she opens a drawer. In it lie eleven years of exercise books, one line per delivery, in three handwritings. That is data. It has simply never been asked a question.</p>
<h2>Begin with a question, not with a system</h2>
<p>The useful question is small and has a date on it. Which customers who bought every week in January have not come since Easter? Which line of goods runs out on the same day every month? If nobody would act on the answer next Monday, choose another question.</p>
<p>Write the question at the top of a page. Below it, write what you would need to see to answer it by hand. In most businesses four columns are enough: who, what, how much, when. Everything else in the books can wait.</p>
<h2>Type in one month, not ten years</h2>
<p>The temptation is to digitise the whole drawer. Resist it. One month, typed by the person who keeps the books, teaches more than ten years typed by someone who doesn’t. She will notice that ‘Auntie Adjoa’ and ‘A. Mensah, Tafo’ are the same person. She will know that the blank week in June was a funeral and not a fault.</p>
<blockquote>The cleaning of data is where a business learns what it means by its own words.</blockquote>
<p>After that month you can try a tool: a spreadsheet’s forecast, or a language model that reads photographs of the pages. Compare what it says with the month you know. Count the mistakes. Two wrong lines in a hundred may be fine for planning stock and far too many for sending bills.</p>
<h2>Decide who may look</h2>
<p>A ledger is a list of other people’s affairs. Before it leaves the drawer, decide three things and put them on the same page as your question:</p>
<ul>
<li>who in the business may see names, and who needs only totals;</li>
<li>which services may receive a copy, and what they promise to do with it;</li>
<li>when the copy will be deleted.</li>
</ul>
<p>Ghana’s Data Protection Act asks for much of this in any case. But the better reason is simpler. Customers who learn that their purchases were handled with care will let you ask the next question too.</p>
<p>So before you look for a consultant, open the drawer.</p>
<p><em>This is a sample article. Its author and the businesses in it are invented.</em></p>`,
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
    title: 'One hundred calls in Ewe',
    category: 'AI in practice',
    author: 'Kojo Samplemanu',
    publishedAt: '2025-05-13T09:00:00.000Z',
    content: `
<p>A company that sells solar lamps on instalments gets about nine hundred calls a day. A third are in English. The others come in Ewe, Twi, Ga and Dagbani, often with two languages in one sentence and a motorbike in the background. The speech tools on the market were trained on something else: people reading aloud, in quiet rooms, in other countries.</p>
<p>What can a firm of sixty people do about that? More than it seems, if it begins with one hundred calls.</p>
<h2>A test set before a model</h2>
<p>The first step isn’t to build anything. It is to choose a hundred real calls, with the callers’ consent, and to have two people write down word for word what was said. Where the two differ, a third decides. It takes about a week. The result is small, and it is the most valuable thing the project will own: a fair test.</p>
<p>Now every tool can be tried in an hour. How many words does it get right? And, more to the point: how many calls does it send to the right desk? A system may stumble over half the words and still know that ‘lamp’, ‘three days’ and ‘dark’ belong to repairs.</p>
<h2>Pay for voices</h2>
<p>If no tool passes, voices will have to be collected. Do it as you would buy any raw material: with a contract, a price and a receipt. Say what the recordings will be used for, and let people take them back. Record where people really call from, the yard and the trotro, and not only in the office.</p>
<blockquote>A model that has never heard a generator will not understand anybody during a power cut, which is when people ring about lamps.</blockquote>
<h2>Leave the way out open</h2>
<p>Whatever the machine understands, each call needs one short phrase that leads to a person, in every language, at any moment. Test it as hard as the rest. Callers who know that they can leave are more patient with a machine than those who feel locked in.</p>
<p>Then listen to ten calls every week, for as long as the system runs. New products bring new words. So do songs, elections and football. A language is not a data set that is finished one day; it is a neighbour who keeps talking.</p>
<p><em>This is a sample article. Its author and the company in it are invented.</em></p>`,
  },
  {
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
  },
];

export const postSamples: Samples = {
  drawings: POSTS.map(({ title }) => ({ name: title, kind: 'cloth' })),
  async insert(database, services, pictureOf) {
    const ids = new Map<string, string>();
    for (const title of CATEGORIES) {
      const { first, beside } = firstAndBeside({ title }, { fr, pt }, (own) => ({
        title: own.CATEGORIES[title],
      }));
      const { result: id } = await blogCategories.insertNew(database, services, first.title);
      await writeTranslations(database, blogCategoryKind.name, id, beside);
      ids.set(title, id);
    }
    for (const { title, category, author, content, publishedAt } of POSTS) {
      const { first, beside } = firstAndBeside({ title, content }, { fr, pt }, (own) => own.POSTS[title]);
      const post = { categoryId: ids.get(category) ?? '', author, publishedAt, ...first };
      const id = await insertNewPost(database, services, post, pictureOf(title));
      await writeTranslations(database, postKind.name, id, beside);
    }
  },
};
