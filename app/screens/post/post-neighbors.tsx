import type { PostPageAnswer } from "#domain/content/kinds/post/public.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

type Neighbor = PostPageAnswer["newer"];

/** From post to post, as one turns pages. */
export function PostNeighbors({ post: { newer, older } }: { post: PostPageAnswer }) {
  const { text } = useText();
  if (!newer && !older) return null;
  return (
    <nav
      aria-label={text("posts.neighbors")}
      className="my-8 grid gap-4 border-y border-line py-4 sm:grid-cols-2"
    >
      <Neighbor label={text("posts.newer")} post={newer} />
      <Neighbor label={text("posts.older")} post={older} />
    </nav>
  );
}

function Neighbor({ label, post }: { label: string; post: Neighbor }) {
  if (!post) return null;
  return (
    <div className="sm:last:col-start-2 sm:last:text-end">
      <p className="text-sm text-ink-soft">{label}</p>
      <Link href={`/posts/${post.id}`} className="text-link inline-block py-2">
        {post.title}
      </Link>
    </div>
  );
}
