import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { Instant } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { Button } from "../ui/button.tsx";
import { AppointmentsPart } from "./appointments-part.tsx";
import { FiguresPart } from "./figures-part.tsx";
import { InboxPart } from "./inbox-part.tsx";
import { NamesPart } from "./names-part.tsx";
import { NeedsPart } from "./needs-part.tsx";
import { NewsletterPart } from "./newsletter-part.tsx";
import { PartLinks } from "./part-links.tsx";
import { type DeskPart, deskParts, partOfNeed } from "./part-of-need.ts";
import { PaymentsPart } from "./payments-part.tsx";
import { PeoplePart } from "./people-part.tsx";
import { PersonInSight } from "./person-in-sight.ts";
import { operatorSessionQuery, useActionRows } from "./queries.ts";
import { ResearchersPart } from "./researchers-part.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { useWhen } from "./use-when.ts";

const parts: Readonly<Record<DeskPart, ComponentType<{ readonly person: string }>>> = {
	today: NeedsPart,
	people: PeoplePart,
	inbox: InboxPart,
	appointments: AppointmentsPart,
	researchers: ResearchersPart,
	payments: PaymentsPart,
	names: NamesPart,
	figures: FiguresPart,
	newsletter: NewsletterPart,
	settings: SettingsPart,
};

/** How much waits in each part. */
function useWaiting(): Partial<Record<DeskPart, number>> {
	const { data = [] } = useActionRows("today", {});
	const waiting: Partial<Record<DeskPart, number>> = {};
	for (const { code, count } of data) {
		const part = partOfNeed[code];
		if (part !== undefined) waiting[part] = (waiting[part] ?? 0) + (count ?? 1);
	}
	return waiting;
}

interface OperatorDeskProps {
	/** When it closes unless it is used. */
	readonly until: Instant | undefined;
}

/** The open desk: one part at a time, each with an address of its own. */
export function OperatorDesk({ until }: OperatorDeskProps) {
	const { t } = useTranslation();
	const { time } = useWhen();
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const { hash } = useLocation();
	const [person, setPerson] = useState("");
	const waiting = useWaiting();
	const part = deskParts.find((id) => hash === `#${id}`) ?? "today";
	const Part = parts[part];
	const closing = useApiMutation("DELETE /api/operator/session", {
		onSuccess: () => void queryClient.invalidateQueries({ queryKey: operatorSessionQuery.queryKey }),
	});
	const openPerson = (email: string) => {
		setPerson(email);
		void navigate("#people");
	};
	return (
		<PersonInSight value={openPerson}>
			<div className="page grid min-h-dvh content-start gap-6 pt-8 md:pt-12">
				<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
					<h1 className="display-2">{t("operator.title")}</h1>
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
						{until === undefined ? null : (
							<p className="text-sm text-soft">{t("operator.closing", { time: time(until) })}</p>
						)}
						<Button look="secondary" onClick={() => closing.isPending || closing.mutate({})}>
							{t("operator.close")}
						</Button>
					</div>
				</header>
				<div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,1fr)]">
					<PartLinks current={part} waiting={waiting} onChoose={() => setPerson("")} />
					<section aria-label={t(`operator.parts.${part}`)} className="grid min-w-0 gap-8 pb-16">
						<h2 className="display-3">{t(`operator.parts.${part}`)}</h2>
						<Part key={person} person={person} />
					</section>
				</div>
			</div>
		</PersonInSight>
	);
}
