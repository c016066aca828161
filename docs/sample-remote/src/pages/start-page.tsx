import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Section, SectionHeading } from 'shared-ui/layout';
import { Seo } from 'shared-ui/seo';

const title = 'Glossary';

export function Component() {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <Seo
        title={title}
        description={`${title}: describe the page here for search results, in 50 to 160 characters.`}
        path="/glossary"
      />
      <Section labelledBy="glossary-title">
        <SectionHeading
          id="glossary-title"
          level={1}
          title={title}
          lead="A page of this site from another repository."
        />
        <div className="mt-8 flex items-center gap-4">
          <Button
            onClick={() => {
              setClicks(clicks + 1);
            }}
          >
            Count a click
          </Button>
          <p role="status">Clicks: {clicks}</p>
        </div>
      </Section>
    </>
  );
}
