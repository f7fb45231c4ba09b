import { type ChangeEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Departement, regionTyped } from "#domain/careers/places/departement.ts";
import { Chip } from "../../ui/chip.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface HomeRegionProps {
	readonly departements: readonly Departement[];
	readonly region: string | null;
	/** Chooses a region, or none. */
	readonly onChoose: (region: string | null) => void;
}

/** A field for a département or region, with suggestions: where the reader looks is typed, never located. */
export function HomeRegion({ departements, region, onChoose }: HomeRegionProps) {
	const { t } = useTranslation();
	const list = useId();
	const field = useRef<HTMLDivElement>(null);
	const read = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
		const found = regionTyped(value, departements);
		if (found !== region && (found !== null || value.trim() === "")) onChoose(found);
	};
	const clear = () => {
		const input = field.current?.querySelector("input");
		if (input) input.value = "";
		input?.focus();
		onChoose(null);
	};
	return (
		<div ref={field} className="grid content-start gap-2">
			<TextField
				label={t("places.home")}
				placeholder={t("places.homeExample")}
				list={list}
				onChange={read}
				autoComplete="off"
			/>
			<datalist id={list}>
				{departements.map(({ code, name }) => (
					<option key={code} value={`${code} ${name}`} />
				))}
				{[...new Set(departements.map((one) => one.region))].map((name) => (
					<option key={name} value={name} />
				))}
			</datalist>
			{region === null ? null : (
				<p>
					<Chip isPressed onPress={clear}>
						{region}
						<span aria-hidden="true"> {"\u00d7"}</span>
					</Chip>
				</p>
			)}
		</div>
	);
}
