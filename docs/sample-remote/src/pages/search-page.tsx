import { useState } from 'react';
import { TextField } from 'shared-ui/field';
import { Seo } from 'shared-ui/seo';
import { termsWith } from '../content/terms.ts';
import { search } from '../own-pages.ts';
import { TermList } from './term-list.tsx';

export function Component() {
  const [question, setQuestion] = useState('');
  const found = termsWith(question);
  return (
    <div className="flex max-w-page flex-col gap-6">
      <Seo
        title={search.title}
        description="Terms of tax planning, found by any word that stands in them."
        path={search.path}
        noindex
      />
      <h1 className="text-xl md:text-2xl">{search.title}</h1>
      <TextField
        label="Find a term"
        name="question"
        type="search"
        autoComplete="off"
        onChange={(event) => {
          setQuestion(event.currentTarget.value);
        }}
      />
      <p role="status">{found.length === 1 ? 'One term' : `${String(found.length)} terms`}</p>
      <TermList terms={found} />
    </div>
  );
}
