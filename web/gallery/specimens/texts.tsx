import { Eyebrow } from "~/ui/eyebrow";
import { RichText } from "~/ui/rich-text";
import { TextBlocks } from "~/ui/text-blocks";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { Specimen } from "../specimen";

const ARTICLE = `<h2>What an agent may sign</h2>
<p>An agent that drafts a purchase order saves <strong>minutes</strong>; one that <em>approves</em> it moves a risk.
See <a href="/blog/agentic-ai">the whole post</a>.</p>
<h3>Three questions</h3>
<ol><li>Who is told?</li><li>Who can stop it?</li><li>Where does it stand written?</li></ol>
<ul><li>A limit in money</li><li>A limit in time</li></ul>
<blockquote><p>We never had to explain an invoice twice.</p></blockquote>
<pre><code>limit = 2_500
owner = "finance"</code></pre>
<table><thead><tr><th scope="col">Step</th><th scope="col">Weeks</th></tr></thead>
<tbody><tr><td>Rehearsal</td><td>3</td></tr><tr><td>Cut-over</td><td>1</td></tr></tbody></table>`;

export function Texts() {
  return (
    <>
      <Specimen name="Eyebrow, small and large">
        <Eyebrow>What guides us</Eyebrow>
        <Eyebrow large>What guides us</Eyebrow>
      </Specimen>
      <Specimen name="An editor's article" wide>
        <RichText html={ARTICLE} />
      </Specimen>
      <Specimen name="Text blocks" wide>
        <TextBlocks
          blocks={[
            { subheading: "What a form stores" },
            { paragraph: "Your name and address, for 24 months. Write to privacy@site.example." },
            { list: ["What you wrote", "When you sent it", "The page that you came from"] },
          ]}
        />
      </Specimen>
      <Specimen name="Visually hidden: only a screen reader finds the end of this sentence">
        <p>
          Read more<VisuallyHidden> about the county's move to the cloud</VisuallyHidden>
        </p>
      </Specimen>
    </>
  );
}
