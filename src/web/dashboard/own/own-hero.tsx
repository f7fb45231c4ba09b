import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { nextThing } from "#domain/dashboard/next-thing.ts";
import { savedCareersQuery } from "../../careers/queries.ts";
import { useNotebook } from "../../notebook/use-notebook.ts";
import { questQuery } from "../../quest/queries.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import type { OwnWork } from "../own-work.ts";
import { LightStream } from "./light-stream.tsx";
import { NextThingCard } from "./next-thing.tsx";
import { useHeadline } from "./use-headline.ts";
import type { OwnContent } from "./use-own-content.ts";

/** A student's careers: those of the latest quiz, best first, and the saved ones, latest first. */
export const useOwnCareers = (own: OwnWork) => {
	// A career that is saved here is in the list at once.
	const listed = useQuery(savedCareersQuery).data?.saved.map(({ careerId }) => careerId);
	const saved: readonly CareerId[] = listed ?? own.saved ?? [];
	return { saved, top: (own.attempts[0]?.results.topCareers ?? []).filter(isCareerId) };
};

interface OwnHeroProps {
	readonly own: OwnWork;
	readonly content: OwnContent;
	/** Whether it begins the page: then it has the heading of the page. */
	readonly isPage: boolean;
}

/** A student's name, spectrum over time and next thing: it begins their dashboard and their start page. */
export function OwnHero({ own, content, isPage }: OwnHeroProps) {
	const { t } = useTranslation();
	const { notebook } = useNotebook();
	const quest = useQuery(questQuery);
	const { saved, top } = useOwnCareers(own);
	const { title, text } = useHeadline(own.attempts, content);
	const next = nextThing({
		quizzes: content.attempts.length,
		careers: [...new Set([...saved, ...top])],
		games: content.games,
		progress: quest.data ?? null,
		notebook,
	});
	const Heading = isPage ? "h1" : "h2";
	return (
		<div
			className={`bg-band text-on-band ${isPage ? "py-6 md:py-8" : "-mx-5 px-5 py-6 md:mx-0 md:rounded-panel md:p-8"}`}
		>
			<div
				className={`grid gap-x-11 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] ${isPage ? "page" : ""}`}
			>
				<div className="grid content-start gap-4">
					<div className="grid gap-1.5">
						<Heading className="text-[1.75rem] leading-tight wrap-anywhere md:text-[2.5rem]">{title}</Heading>
						<p className="measure text-on-band-soft">{text}</p>
					</div>
					<LightStream attempts={content.attempts} lines={content.lines} />
				</div>
				{quest.isPending && quest.fetchStatus === "fetching" && next.kind !== "quiz" ? (
					<div aria-busy="true" className="min-h-88 rounded-panel bg-on-band lg:row-span-2" />
				) : (
					<NextThingCard
						next={next}
						saved={saved}
						cardOf={(id) => content.cards.find((card) => card.id === id)}
					/>
				)}
				{content.attempts.length > 0 ? (
					<LocalLink
						to={own.isDevice ? "/results" : "/dashboard/quizzes"}
						className="-mb-2 inline-flex min-h-11 items-center justify-self-start text-on-band-soft underline decoration-1 underline-offset-4 hover:text-on-band focus-visible:outline-on-band"
					>
						{t(own.isDevice ? "dashboard.device.results" : "dashboard.student.compare")}
					</LocalLink>
				) : null}
			</div>
		</div>
	);
}
