import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { OutsideLink } from "../shared/outside-link.tsx";
import { Badge } from "../ui/badge.tsx";
import { Professionals } from "./professionals.tsx";

interface SectionProps {
	readonly id: string;
	readonly title: string;
	readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
	return (
		<section
			aria-labelledby={id}
			className="grid gap-x-12 gap-y-5 border-t border-hairline pt-8 md:grid-cols-[15rem_minmax(0,1fr)]"
		>
			<h2 id={id} className="display-3">
				{title}
			</h2>
			<div className="grid content-start gap-6">{children}</div>
		</section>
	);
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<div className="grid gap-2">
			<h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
			{children}
		</div>
	);
}

function Lines({ items }: { readonly items: readonly string[] }) {
	return (
		<ul className="measure grid gap-2">
			{items.map((item) => (
				<li key={item} className="border-l-2 border-line pl-4">
					{item}
				</li>
			))}
		</ul>
	);
}

function Badges({ items }: { readonly items: readonly string[] }) {
	return (
		<ul className="flex flex-wrap gap-2">
			{items.map((item) => (
				<li key={item}>
					<Badge>{item}</Badge>
				</li>
			))}
		</ul>
	);
}

/** What a career page tells, section by section. */
export function CareerSections({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	const { growthOutlook, institutions } = career;
	return (
		<div className="page grid gap-14">
			<Section id="week" title={t("career.week")}>
				<Lines items={career.week} />
				<p className="measure bg-line-surface p-4 text-line-text">
					<strong className="font-semibold">{t("career.discovery")}</strong> {career.discovery}
				</p>
			</Section>
			<Section id="education" title={t("career.education.title")}>
				<Group title={t("career.education.subjects")}>
					<Badges items={career.subjects.map(({ label }) => label)} />
					<p className="measure text-soft">{career.school}</p>
				</Group>
				<Group title={t("career.education.degrees")}>
					<Lines items={career.degrees} />
				</Group>
			</Section>
			<Section id="skills" title={t("career.skills.title")}>
				<Group title={t("career.skills.skills")}>
					<Badges items={career.skills} />
				</Group>
				<Group title={t("career.skills.qualities")}>
					<Badges items={career.qualities} />
				</Group>
			</Section>
			<Section id="outlook" title={t("career.outlook.title")}>
				<Group title={t("career.outlook.growth")}>
					<p className="font-display text-xl font-semibold">{growthOutlook.summary}</p>
					{growthOutlook.detail ? <p className="measure text-soft">{growthOutlook.detail}</p> : null}
				</Group>
				<Group title={t("career.outlook.sources")}>
					<ul className="flex flex-wrap gap-x-5">
						{[...growthOutlook.sources, ...career.furtherReading].map(({ label, url }) => (
							<li key={url}>
								<OutsideLink href={url}>{label}</OutsideLink>
							</li>
						))}
					</ul>
				</Group>
			</Section>
			{institutions.length > 0 ? (
				<Section id="institutions" title={t("career.institutions.title")}>
					<ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
						{institutions.map(({ name, location, website }) => (
							<li key={website} className="grid content-start">
								<p lang="fr" className="font-semibold">
									{name}
								</p>
								<p className="text-soft">{location}</p>
								<OutsideLink href={website} aria-label={t("career.institutions.visitNamed", { name })}>
									{t("career.institutions.visit")}
									<ExternalLink aria-hidden="true" className="size-4" />
								</OutsideLink>
							</li>
						))}
					</ul>
				</Section>
			) : null}
			<Section id="professionals" title={t("career.professionals.title")}>
				<Professionals professionals={career.professionals} />
			</Section>
		</div>
	);
}
