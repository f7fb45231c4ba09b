import { useTranslation } from "react-i18next";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { range } from "../instruments/drawing.tsx";
import { CasePicture } from "./case-picture.tsx";
import { QuestionMarks } from "./question-marks.tsx";

interface NextCaseProps {
	/** Undefined when every question is understood. */
	readonly game: GameOutline | undefined;
	readonly domainTitle: string;
	readonly understood: readonly number[];
	/** The number of questions of the whole quest. */
	readonly total: number;
	/** Plays these questions of the case. */
	readonly onPlay: (questions: readonly number[]) => void;
}

/** The next case, large: its drawing, its question, and the button that opens it. */
export function NextCase({ game, domainTitle, understood, total, onPlay }: NextCaseProps) {
	const { t } = useTranslation();
	const left = range(game?.questionCount ?? 0).filter((question) => !understood.includes(question));
	return (
		<section
			aria-labelledby="next-case"
			className="grid h-full content-between gap-5 rounded-panel bg-band p-5 text-on-band md:p-8"
		>
			<CasePicture game={game?.id ?? "roller-coaster"} className="mx-auto h-40 max-w-full md:h-64 lg:h-72" />
			<div className="grid items-end gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
				<div className="grid gap-2">
					{game ? <QuestionMarks understood={understood} total={game.questionCount} /> : null}
					{/* The height of two lines on a phone is reserved, so that another case moves nothing. */}
					<h2 id="next-case" className="display-3 min-h-[2.2em] md:min-h-0">
						{game?.hook ?? t("quest.next.allTitle")}
					</h2>
					<p className="text-on-band-soft">
						{game
							? dotted([t("quest.next.label"), domainTitle, game.title])
							: t("quest.next.allText", { total })}
					</p>
				</div>
				{game ? (
					<Button
						look="onBand"
						className="min-h-13 text-lg md:px-7"
						aria-label={t("quest.next.solveNamed", { title: game.title })}
						onClick={() => onPlay(left)}
					>
						{t("quest.next.solve")}
					</Button>
				) : (
					<LocalButtonLink to="/explore" look="onBand" className="min-h-13 text-lg md:px-7">
						{t("quest.call.explore")}
					</LocalButtonLink>
				)}
			</div>
		</section>
	);
}
