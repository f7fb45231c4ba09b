import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Child } from "#contract/families.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Button } from "../ui/button.tsx";
import { ChildView } from "./child-view.tsx";
import { EndLink } from "./end-link.tsx";
import { GuessAnswers } from "./guess-answers.tsx";

interface ChildPageProps {
	readonly child: Child;
	/** Titles of careers by id. */
	readonly titles: Readonly<Record<string, string>>;
}

/** One linked child: everything that the child shows, with a two-view talk below the interests. The link is ended at the foot. */
export function ChildPage({ child, titles }: ChildPageProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const [isGuessing, setGuessing] = useState(false);
	const { id, childName, linkedAt, view, talkVersion } = child;
	const hasGuessed = (view?.guesses.length ?? 0) > 0;
	const talk = (
		<section aria-labelledby={`talk-${id}`} className="grid gap-4 border-t border-hairline pt-6">
			<h3 id={`talk-${id}`} className="text-xl">
				{t("families.parent.talk.title")}
			</h3>
			<p className="measure">
				{talkVersion === null
					? t("families.parent.talk.waiting")
					: t(hasGuessed ? "families.parent.talk.againHint" : "families.parent.talk.text", {
							child: childName,
						})}
			</p>
			{talkVersion !== null && !isGuessing ? (
				<Button
					look={hasGuessed ? "secondary" : "primary"}
					className="justify-self-start"
					onClick={() => setGuessing(true)}
				>
					{t(hasGuessed ? "families.parent.talk.again" : "families.parent.talk.start")}
				</Button>
			) : null}
			{talkVersion !== null && isGuessing ? (
				<GuessAnswers
					linkId={id}
					childName={childName}
					version={talkVersion}
					onDone={() => setGuessing(false)}
				/>
			) : null}
		</section>
	);
	return (
		<section aria-labelledby={`child-${id}`} className="grid gap-8">
			<div className="grid gap-1">
				<h2 id={`child-${id}`} className="display-3">
					{childName}
				</h2>
				<p className="text-soft">
					{t("families.parent.since", { child: childName, date: format.mediumDate(linkedAt) })}
				</p>
			</div>
			{view === null ? (
				<>
					<p>{t("families.view.paused")}</p>
					{talk}
				</>
			) : (
				<ChildView view={view} titles={titles} isWide>
					{talk}
				</ChildView>
			)}
			<div className="border-t border-hairline pt-4">
				<EndLink linkId={id} name={childName} side="parent" />
			</div>
		</section>
	);
}
