import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LearnMore } from "../shared/learn-more.tsx";
import { BandChoice } from "../ui/band-choice.tsx";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Choice } from "../ui/choice.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Part, PartRow } from "./part.tsx";

const names = ["explore", "subjects", "quiz"] as const;
const looks = ["primary", "secondary", "quiet", "danger"] as const;
const looksOnBand = ["onBand", "quietOnBand"] as const;
const verdicts = ["neutral", "correct", "wrong"] as const;

/** Buttons, chips, choices and tabs. */
export function PartsToPress() {
	const { t } = useTranslation();
	const [chosen, setChosen] = useState<string>(names[0]);
	const label = t("common.navigation.label");
	const nameOf = (name: (typeof names)[number]) => t(`common.navigation.${name}`);
	return (
		<>
			<Part name="Button">
				<PartRow>
					{looks.map((look) => (
						<Button key={look} look={look}>
							{t("common.navigation.enter")}
						</Button>
					))}
					<Button disabled>{t("common.navigation.enter")}</Button>
					<SubmitButton isBusy busyLabel={t("common.loading")}>
						{t("common.navigation.enter")}
					</SubmitButton>
				</PartRow>
			</Part>
			<Part name="Button" isOnBand>
				<PartRow>
					{looksOnBand.map((look) => (
						<Button key={look} look={look}>
							{t("common.navigation.enter")}
						</Button>
					))}
				</PartRow>
			</Part>
			<Part name="Chip">
				<PartRow>
					{names.map((name) => (
						<Chip key={name} isPressed={name === chosen} onPress={() => setChosen(name)}>
							{nameOf(name)}
						</Chip>
					))}
				</PartRow>
			</Part>
			<Part name="Chip" isOnBand>
				<PartRow>
					{names.map((name) => (
						<Chip key={name} isOnBand isPressed={name === chosen} onPress={() => setChosen(name)}>
							{nameOf(name)}
						</Chip>
					))}
				</PartRow>
			</Part>
			<Part name="SegmentedControl" isOnBand>
				<SegmentedControl
					label={label}
					values={names.map((name) => ({ value: name, text: nameOf(name) }))}
					value={chosen}
					onChoose={setChosen}
				/>
			</Part>
			<Part name="BandChoice" isOnBand>
				{names.map((name) => (
					<BandChoice
						key={name}
						name="band-choice"
						value={name}
						isChosen={name === chosen}
						onChoose={() => setChosen(name)}
						className="flex px-3.5 py-1.5"
					>
						{nameOf(name)}
					</BandChoice>
				))}
			</Part>
			<Part name="Choice">
				{names.map((name) => (
					<Choice
						key={name}
						type="radio"
						name="choice"
						value={name}
						isChosen={name === chosen}
						onChoose={() => setChosen(name)}
					>
						{nameOf(name)}
					</Choice>
				))}
				{verdicts.map((verdict) => (
					<Choice
						key={verdict}
						type="checkbox"
						name="verdict"
						value={verdict}
						verdict={verdict}
						{...(verdict === "neutral" ? {} : { verdictLabel: t("common.card.saved") })}
						isChosenAtFirst
						isDisabled={verdict !== "neutral"}
						isCompact
					>
						{t("common.navigation.compare")}
					</Choice>
				))}
			</Part>
			<Part name="Tabs">
				<Tabs
					label={label}
					items={names.map((name) => ({ id: name, label: nameOf(name), content: nameOf(name) }))}
				/>
			</Part>
			<Part name="LearnMore">
				<PartRow>
					<LearnMore to="/explore" title={nameOf("explore")} />
				</PartRow>
			</Part>
		</>
	);
}
