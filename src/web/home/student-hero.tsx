import { OwnHero } from "../dashboard/own/own-hero.tsx";
import { OwnLoading } from "../dashboard/own/own-loading.tsx";
import { useOwnContent } from "../dashboard/own/use-own-content.ts";
import type { OwnWork } from "../dashboard/own-work.ts";

/** The opening of the start page for a signed-in student with a quiz: that of their dashboard. */
export function StudentHero({ own }: { readonly own: OwnWork }) {
	const content = useOwnContent(own.attempts);
	return content ? <OwnHero own={own} content={content} isPage /> : <OwnLoading isPage />;
}
