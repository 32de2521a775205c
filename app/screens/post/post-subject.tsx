import type { PostPageAnswer } from "#domain/content/kinds/post/public.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

/** Where the work can be seen that the post is about. */
export function PostSubject({ post: { program, project } }: { post: PostPageAnswer }) {
  const { text } = useText();
  if (!program && !project) return null;
  return (
    <dl className="mt-10 grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
      {project && (
        <div>
          <dt className="text-sm text-ink-soft">{text("posts.project")}</dt>
          <dd>
            <Link href={`/projects/${project.id}`} className="text-link inline-block py-2">
              {project.title}
            </Link>
          </dd>
        </div>
      )}
      {program && (
        <div>
          <dt className="text-sm text-ink-soft">{text("posts.program")}</dt>
          <dd>
            <Link href={`/programs/${program.id}`} className="text-link inline-block py-2">
              {program.title}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
