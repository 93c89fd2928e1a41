# syntax=docker/dockerfile:1

# Libraries first: this layer is built anew only when Cargo.toml or Cargo.lock changes.
FROM rust:1.95-slim-trixie AS libraries
WORKDIR /kingboard
COPY Cargo.toml Cargo.lock ./
COPY .cargo .cargo
# Cargo wants to see the benchmarks it is told of; they are not built.
COPY benches benches
RUN mkdir -p src tests/it \
    && touch src/lib.rs \
    && echo 'fn main() {}' | tee src/main.rs > tests/it/main.rs \
    && cargo build --release --locked \
    && cargo test --locked --no-run

# Then the program, once its tests have passed.
FROM libraries AS build
COPY . .
# Copied files keep their times; without this cargo could take the stubs above for them.
RUN touch src/lib.rs src/main.rs tests/it/main.rs \
    && cargo test --locked \
    && cargo build --release --locked

# What runs: the program, its settings and the licences. Discord's certificates are checked with roots that are
# compiled in.
FROM debian:trixie-slim
RUN useradd --system --user-group --uid 10001 --no-create-home --home-dir /data kingboard \
    && install --directory --owner=kingboard --group=kingboard /data
COPY --from=build /kingboard/target/release/kingboard /usr/local/bin/kingboard
COPY --from=build /kingboard/config.example.toml /etc/kingboard/config.toml
COPY --from=build /kingboard/LICENSE-MIT /kingboard/LICENSE-APACHE /kingboard/NOTICE.md /kingboard/fonts/OFL.txt /usr/share/doc/kingboard/

USER kingboard
# The settings name the database `kingboard.db`: it lands here, on the volume.
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
ENTRYPOINT ["kingboard"]
# The token comes from outside: docker run -e DISCORD_TOKEN ...
CMD ["serve", "--config", "/etc/kingboard/config.toml"]
