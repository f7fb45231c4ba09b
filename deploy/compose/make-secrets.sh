#!/bin/sh
# Draws the password of the database, and writes the secrets' files where they are missing.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
chmod 711 secrets
[ -s secrets/database_password ] || od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >secrets/database_password
[ -s secrets/database_url ] ||
	printf 'postgresql://spectra:%s@database:5432/spectra' "$(cat secrets/database_password)" >secrets/database_url
# Replace it by your own mail server: smtp://user:password@host:587
[ -s secrets/smtp_url ] || printf 'smtp://mails:1025' >secrets/smtp_url
# The containers' users read them through the mount; the folder cannot be listed.
chmod 644 secrets/*
echo "Secrets are in $(pwd)/secrets"
