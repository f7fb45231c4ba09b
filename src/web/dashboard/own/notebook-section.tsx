import { useTranslation } from "react-i18next";
import type { NotebookEntry } from "#domain/dashboard/notebook-entries.ts";
import { useMomentsInWords } from "../../careers/career/use-moments-in-words.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { gameAnchor } from "../../shared/links/quest-anchors.ts";
import { changeSince } from "../interest-history.ts";
import { Section } from "../section.tsx";
import { CollapsibleList } from "./collapsible-list.tsx";
import { monthQuestionKey } from "./month-question-key.ts";
import type { OwnContent } from "./use-own-content.ts";

interface NotebookSectionProps {
	/** Latest first. */
	readonly entries: readonly NotebookEntry[];
	readonly content: OwnContent;
	/** The understood questions of the games; null where they are not known. */
	readonly understood: readonly { readonly gameId: string; readonly questions: readonly number[] }[] | null;
}

/** The number of entries in sight. */
const inSight = 4;

/** The number of answers of an entry: the others are on the page of the career. */
const answersInSight = 2;

/** An entry in words. */
interface EntryInWords {
	readonly title: string;
	readonly to?: string;
	/** The student's own sentences about it, or what changed. */
	readonly notes: readonly string[];
}

const useWords = ({ entries, content, understood }: NotebookSectionProps) => {
	const { t } = useTranslation();
	const format = useFormat();
	const moments = useMomentsInWords(
		entries.flatMap((entry) => (entry.kind === "moments" ? entry.answers : [])),
	);
	const titleOf = (id: string) => content.cards.find((card) => card.id === id)?.title ?? id;
	const quizNotes = (attempt: string): string[] => {
		const index = content.attempts.findIndex(({ id }) => id === attempt);
		if (index === -1) return [];
		const { brightest, gained, lost } = changeSince(content.lines, index);
		const named = (key: (typeof brightest)[number]) => t(`common.inText.${key}`);
		if (!gained && !lost)
			return brightest.length === 0
				? []
				: [t("dashboard.own.notebook.brightest", { names: format.list(brightest.map(named)) })];
		return [
			...(gained ? [t("dashboard.own.notebook.up", { name: named(gained) })] : []),
			...(lost ? [t("dashboard.own.notebook.down", { name: named(lost) })] : []),
		];
	};
	return (entry: NotebookEntry): EntryInWords => {
		if (entry.kind === "quiz")
			return {
				title: t("dashboard.own.notebook.quiz"),
				to: `/results?attempt=${encodeURIComponent(entry.attempt)}`,
				notes: quizNotes(entry.attempt),
			};
		if (entry.kind === "careers") {
			const title = format.list(entry.about.map(titleOf));
			const [only] = entry.about;
			return {
				title: t("dashboard.own.notebook.saved", { title }),
				...(entry.about.length === 1 ? { to: `/career/${only}` } : {}),
				notes: [],
			};
		}
		if (entry.kind === "game") {
			const game = content.games.find(({ id }) => id === entry.about);
			const count = understood?.find(({ gameId }) => gameId === entry.about)?.questions.length ?? 0;
			return {
				title: game?.title ?? entry.about,
				to: `/career-quest#${gameAnchor(entry.about)}`,
				notes:
					game && understood
						? [t("dashboard.own.notebook.understood", { understood: count, total: game.questionCount })]
						: [],
			};
		}
		if (entry.kind === "moments")
			return {
				title: t("dashboard.own.notebook.would", { title: titleOf(entry.career) }),
				to: `/career/${entry.career}#would-you`,
				notes: moments
					.filter(({ career }) => career === entry.career)
					.slice(0, answersInSight)
					.map(({ answer, text }) => t(`dashboard.own.notebook.${answer}`, { moment: text })),
			};
		return {
			title: t(monthQuestionKey(entry.month)),
			notes: [entry.text],
		};
	};
};

/**
 * The events of the notebook, the latest first, each with the student's own sentence: the latest in sight, the others folded.
 */
export function NotebookSection(props: NotebookSectionProps) {
	const { entries } = props;
	const { t } = useTranslation();
	const format = useFormat();
	const wordsOf = useWords(props);
	return (
		<Section isCompact title={t("dashboard.own.notebook.title")}>
			<CollapsibleList
				items={entries}
				max={inSight}
				emptyText={t("dashboard.own.notebook.none")}
				moreLabel={() => t("dashboard.own.notebook.earlier")}
				renderItem={(entry) => {
					const { title, to, notes } = wordsOf(entry);
					return (
						<li
							key={`${entry.kind} ${entry.at} ${title}`}
							className="group relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 py-2.5"
						>
							<time dateTime={entry.at} className="pt-0.5 text-sm text-soft tabular-nums">
								{format.mediumDate(entry.at)}
							</time>
							<div className="grid gap-0.5">
								{to ? (
									<LocalLink
										to={to}
										className="leading-snug no-underline after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
									>
										{title}
									</LocalLink>
								) : (
									<span className="leading-snug">{title}</span>
								)}
								{notes.map((note) => (
									<span key={note} className="wrap-anywhere text-sm text-soft">
										{entry.kind === "line" ? t("dashboard.own.quoted", { text: note }) : note}
									</span>
								))}
							</div>
						</li>
					);
				}}
			/>
		</Section>
	);
}
